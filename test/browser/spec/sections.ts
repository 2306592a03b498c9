/**
 * The sections of `src/contract/specification.md` that browser tests cover, by number and in
 * order.
 */
export const sections = {
  routes: 'Specification 2.1 and 2.2: routes and guards',
  publicLayout: 'Specification 2.3: public layout',
  dashboardLayout: 'Specification 2.4: dashboard layout',
  home: 'Specification 2.5 and 2.6: Home and its product cards',
  login: 'Specification 2.7: Login',
  registration: 'Specification 2.8: Registration',
  category: 'Specification 2.9: a category',
  booking: 'Specification 2.10: booking',
  tables: 'Specification 2.11: dashboard tables',
  payment: 'Specification 2.12: Payment',
  addProduct: 'Specification 2.13: Add a Product',
  blog: 'Specification 2.14: Blog',
  states: 'Specification 4: states',
  validation: 'Specification 5: validation',
  roles: 'Specification 6: roles',
  calls: 'Specification 7: calls, to a server that implements nothing else',
  errors: 'Specification 8: messages',
  constants: 'Specification 9: constants',
} as const;
