import webpackConfiguration from '../../webpack.config';

const sourceMaps = () => webpackConfiguration().map(({ name, devtool }) => [name, devtool]);

afterEach(() => delete process.env['SOURCE_MAPS']);

test('a build for production shows nobody the source, unless it is asked to', () => {
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
