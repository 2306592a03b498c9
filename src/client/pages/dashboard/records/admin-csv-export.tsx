import { useSession } from '../../../session/use-session';
import { CsvExport, type CsvExportProps } from './csv-export';

/** Downloads what a list of staff has filtered. Renders nothing for a moderator, who can't take a whole list along. */
export function AdminCsvExport(props: CsvExportProps) {
  const session = useSession();
  return session.status === 'signedIn' && session.role === 'Admin' ? (
    <CsvExport {...props} />
  ) : null;
}
