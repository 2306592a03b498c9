test('the element can be imported where there is no page', async () => {
  const { StatechartElement } =
    await import('../../../src/statecharts/component/statechart-element');
  expect(StatechartElement.observedAttributes).toEqual(['theme']);
});
