import { auditActs, type AuditAct } from '../../../../../contract/trust/audit-acts';

const isKnown = (act: string): act is AuditAct => act in auditActs;

/** Returns the label of an act. A newer server may know others. */
export const describeAct = ({ act }: { act: string }) => (isKnown(act) ? auditActs[act] : act);
