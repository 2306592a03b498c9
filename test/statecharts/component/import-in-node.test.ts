test('the element can be imported in Node', async () => {
  const { StatechartElement } =
    await import('../../../src/statecharts/component/statechart-element');
  expect(StatechartElement.observedAttributes).toEqual(['theme']);
});
