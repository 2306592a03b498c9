import type { ReportSubject } from '../../../contract/trust/report-reasons';
import { paths } from './paths';
import { staffListingPath } from './staff-listing-path';

interface Subject {
  subjectType: ReportSubject;
  subjectId: string;
  personId?: string | undefined;
}

/** Returns the path of what a report or a decision is about: where staff manage it, or its public page. */
export function staffSubjectPath({ subjectType, subjectId, personId }: Subject): string {
  switch (subjectType) {
    case 'listing':
      return staffListingPath(subjectId);
    case 'person':
      return personId === undefined ? paths.seller(subjectId) : paths.user(personId);
    case 'conversation':
      return paths.conversation(subjectId);
    case 'review':
      // Its author's page; a report also links to the order.
      return personId === undefined ? paths.reports : paths.user(personId);
    case 'order':
      return paths.order(subjectId);
  }
}
