import { showDialog } from './dialog';

/** Shows the 3-D Secure dialog of the bank. Closing it counts as a failure. */
export async function askForAuthentication(): Promise<'complete' | 'fail'> {
  const { pressed } = await showDialog(
    '3D Secure 2 Test Page',
    '<p id="text">A bank would ask here whether this payment is yours. No money moves.</p>',
    '<button value="fail">Fail</button><button value="complete" autofocus>Complete</button>',
  );
  return pressed === 'complete' ? 'complete' : 'fail';
}
