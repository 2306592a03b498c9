import { routes } from '../../../contract/routes';
import { Visualiser } from 'statecharts/visualiser';
import { PageHead } from '../../components/page/page-head';
import { toast } from '../../services/toasts/toasts';
import { flows } from './flows';

const config = { flows, notify: toast };

/** The visualiser of all flows, for developers. */
export default function StatechartsPage() {
  return (
    <>
      <PageHead title={routes.statecharts.title} />
      <Visualiser config={config} />
    </>
  );
}
