import { decimalAmount } from '../../../../contract/payments/money';
import { transliterate } from '../../../../contract/text/transliterate';
import { escapeHtml } from '../../platform/escape-html';

interface BankAccount {
  holder: string;
  iban: string;
}

interface CreditTransfer extends BankAccount {
  /** In cents. */
  amount: number;
  reference: string;
}

interface CreditTransfers {
  /** At most 35 letters, digits and hyphens. A bank rejects a file with an id that it has had. */
  id: string;
  createdAt: Date;
  /** From which the money is sent. */
  debtor: BankAccount;
  transfers: readonly CreditTransfer[];
}

const currency = 'eur';

/** Returns SEPA credit transfers as XML in the format pain.001.001.09 of ISO 20022, which banks accept as an upload. */
export function createCreditTransfers({ id, createdAt, debtor, transfers }: CreditTransfers) {
  const sum = transfers.reduce((total, { amount }) => total + amount, 0);
  const totals = [
    element('NbOfTxs', String(transfers.length)),
    element('CtrlSum', decimalAmount({ amount: sum, currency })),
  ].join('');
  const header = [
    element('MsgId', id),
    element('CreDtTm', createdAt.toISOString().slice(0, 19)),
    totals,
    `<InitgPty>${name(debtor)}</InitgPty>`,
  ].join('');
  const payment = [
    element('PmtInfId', id),
    element('PmtMtd', 'TRF'),
    totals,
    '<PmtTpInf><SvcLvl><Cd>SEPA</Cd></SvcLvl></PmtTpInf>',
    `<ReqdExctnDt>${element('Dt', createdAt.toISOString().slice(0, 10))}</ReqdExctnDt>`,
    `<Dbtr>${name(debtor)}</Dbtr>`,
    `<DbtrAcct>${account(debtor)}</DbtrAcct>`,
    '<DbtrAgt><FinInstnId><Othr><Id>NOTPROVIDED</Id></Othr></FinInstnId></DbtrAgt>',
    '<ChrgBr>SLEV</ChrgBr>',
    ...transfers.map(transferElement),
  ].join('\n');
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09"><CstmrCdtTrfInitn>',
    `<GrpHdr>${header}</GrpHdr>`,
    `<PmtInf>${payment}</PmtInf>`,
    '</CstmrCdtTrfInitn></Document>',
    '',
  ].join('\n');
}

function transferElement({ amount, reference, ...creditor }: CreditTransfer): string {
  const text = toBankText(reference);
  return [
    `<CdtTrfTxInf><PmtId>${element('EndToEndId', text.slice(0, 35))}</PmtId>`,
    `<Amt><InstdAmt Ccy="EUR">${decimalAmount({ amount, currency })}</InstdAmt></Amt>`,
    `<Cdtr>${name(creditor)}</Cdtr><CdtrAcct>${account(creditor)}</CdtrAcct>`,
    `<RmtInf>${element('Ustrd', text.slice(0, 140))}</RmtInf></CdtTrfTxInf>`,
  ].join('');
}

const element = (tag: string, text: string) => `<${tag}>${escapeHtml(text)}</${tag}>`;
const name = ({ holder }: BankAccount) => element('Nm', toBankText(holder).slice(0, 70).trim());
const account = ({ iban }: BankAccount) => `<Id>${element('IBAN', iban)}</Id>`;

/** Returns a text in the letters that every bank of SEPA accepts. */
const toBankText = (text: string): string =>
  Array.from(text.normalize('NFC'), toBankLetter)
    .join('')
    .replace(/[^A-Za-z0-9/?:().,'+ -]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

function toBankLetter(letter: string): string {
  const lower = letter.toLowerCase();
  const latin = transliterate(lower);
  const isUpper = letter !== lower;
  const plain = (latin === lower ? letter : isUpper ? latin.toUpperCase() : latin).normalize(
    'NFKD',
  );
  return plain.replace(/\p{M}/gu, '');
}
