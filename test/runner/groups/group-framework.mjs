import circus from 'jest-circus/runner';

/** Runs a test file, or the group that it is the first of: each file in a block with its name. */
export default function runGroup(globalConfig, config, environment, runtime, testPath, send) {
  const groups = JSON.parse(process.env.TEST_FILE_GROUPS ?? '{}');
  const group = groups[testPath];
  if (group) {
    const requireModule = runtime.requireModule.bind(runtime);
    runtime.requireModule = (from, ...request) => {
      if (from !== testPath || request.length > 0) return requireModule(from, ...request);
      for (const [name, file] of Object.entries(group)) {
        environment.global.describe(name, () => loadFile(environment, () => requireModule(file)));
      }
    };
  }
  return circus.default(globalConfig, config, environment, runtime, testPath, send);
}

/** A file that cannot be loaded is a failed test, because it must not keep the others of its group from running. */
function loadFile({ global }, load) {
  try {
    load();
  } catch (error) {
    global.test('the file can be loaded', () => {
      throw error;
    });
  }
}
