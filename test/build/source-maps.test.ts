import webpackConfiguration from '../../webpack.config';

const sourceMaps = () => webpackConfiguration().map(({ name, devtool }) => [name, devtool]);

afterEach(() => delete process.env['SOURCE_MAPS']);

test('a production build has no source maps unless requested', () => {
  expect(sourceMaps()).toEqual([
    ['client', false],
    ['server', false],
  ]);
  process.env['SOURCE_MAPS'] = 'on';
  expect(sourceMaps()).toEqual([
    ['client', 'source-map'],
    ['server', 'source-map'],
  ]);
});
