/** The error messages of status 404. */
export const notFoundMessages = {
  appeal: 'There is no such objection.',
  category: 'There is no such category.',
  contactMessage: 'There is no such message.',
  conversation: 'There is no such conversation.',
  decision: 'There is no such decision.',
  draft: 'There is no such draft.',
  email: 'There is no such email.',
  import: 'There is no such import.',
  job: 'There is no such job.',
  page: 'There is no such page.',
  order: 'There is no such order.',
  payout: 'There is no such payout.',
  report: 'There is no such report.',
  product: 'There is no such product.',
  seller: 'There is no such seller.',
  user: 'There is no such user.',
};
