import { simpleParser, type ParsedMail } from 'mailparser';
import { SMTPServer } from 'smtp-server';

/** A mail server that stores what it receives. */
export interface SmtpDouble {
  url: string;
  emails: ParsedMail[];
  /** Rejects the next email temporarily. */
  failNext(): void;
  /** Rejects every email to this address permanently. */
  reject(address: string): void;
  close(): Promise<void>;
}

export async function startSmtpDouble(): Promise<SmtpDouble> {
  const emails: ParsedMail[] = [];
  let fails = false;
  let rejectedAddress: string | undefined;
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo({ address }, _session, done) {
      const error = Object.assign(new Error('No such mailbox'), { responseCode: 550 });
      done(address === rejectedAddress ? error : null);
    },
    onData(stream, _session, done) {
      simpleParser(stream).then((mail) => {
        const busy = fails && Object.assign(new Error('Try later'), { responseCode: 451 });
        fails = false;
        if (!busy) emails.push(mail);
        done(busy || null);
      }, done);
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    url: `smtp://127.0.0.1:${port}`,
    emails,
    failNext() {
      fails = true;
    },
    reject(to) {
      rejectedAddress = to;
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
