import { routes } from '../../../contract/routes';
import { Visualizer } from '../../../statecharts/page/visualizer';
import { PageHead } from '../../components/page/page-head';
import { notify } from '../../services/notifications';
import { flows } from './flows';

const config = { flows, notify };

/** The visualizer of every flow, for development. */
export default function StatechartsPage() {
  return (
    <>
      <PageHead title={routes.statecharts.title} />
      <Visualizer config={config} />
    </>
  );
}
