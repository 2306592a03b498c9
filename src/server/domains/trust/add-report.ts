import type { NewReport } from '../../../contract/trust/report';
import { reportTexts } from '../../../contract/trust/report-reasons';
import { pluralize } from '../../../contract/text/pluralize';
import type { Transaction } from '../../database/database';
import { DomainError } from '../../errors/domain-error';
import { addReportReceipt, addStaffEmails } from '../platform/outbox.sql';
import { countReportsOfLastDay, insertReport, lockReporter, type Reporter } from './reports.sql';
import { checkReportedMessage, findSubject } from './find-subject.sql';

/** How many reports a user may send in 24 hours. */
const reportsPerUser = 30;
/** Lower, because a visitor may enter another person's address, which gets a receipt for each report. */
const reportsPerEmail = 5;

interface ReportOptions extends Omit<NewReport, 'email'> {
  /** The signed-in user who reports. */
  reporterId: string | undefined;
  /** The email address of a visitor. */
  email?: string | undefined;
}

/**
 * Stores a report and sends a receipt. A repeated request with the same id changes nothing.
 * @throws NotFoundError, DomainError
 */
export async function addReport(
  tx: Transaction,
  { reporterId, email, subjectType, subjectId, messageId, isAboutReply, ...report }: ReportOptions,
): Promise<void> {
  const { reportId: id, reason, text } = report;
  const reporter = identifyReporter(reporterId, email);
  const subject = await findSubject(
    tx,
    { type: subjectType, id: subjectId, isAboutReply },
    reporterId,
  );
  if (subject.userId === reporterId) throw new DomainError('invalid', "You can't report yourself.");
  if (messageId !== undefined) await checkReportedMessage(tx, subject, messageId);
  const limit = reporter.email === null ? reportsPerUser : reportsPerEmail;
  await lockReporter(tx, reporter);
  const isNew = await insertReport(tx, { id, reporter, subject, messageId, reason, text });
  if (!isNew) return;
  if ((await countReportsOfLastDay(tx, reporter)) > limit) {
    throw new DomainError(
      'conflict',
      `You have sent ${pluralize(limit, 'report')} in 24 hours, which is the limit. Please try again tomorrow.`,
    );
  }
  await addReportReceipt(tx, id);
  await addStaffEmails(tx);
}

/** The email address of a user is stored with the user. */
function identifyReporter(userId: string | undefined, email: string | undefined): Reporter {
  if (userId !== undefined) return { userId, email: null };
  if (email === undefined) throw new DomainError('invalid', reportTexts.emailRequired);
  return { userId: null, email: email.toLowerCase() };
}
