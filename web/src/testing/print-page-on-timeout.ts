import { configure, getConfig } from '@testing-library/react';

type Config = ReturnType<typeof getConfig> & { _disableExpensiveErrorDiagnostics?: boolean };

/**
 * Omits the page from the errors of queries repeated by `waitFor` and `find` queries, which add it when they time
 * out. Printing it for each attempt took a twelfth of each test's time.
 */
export function printPageOnTimeout(): () => void {
  const { getElementError } = getConfig();
  configure({
    getElementError: (message, container) => {
      const { _disableExpensiveErrorDiagnostics: isRepeated }: Config = getConfig();
      if (!isRepeated) return getElementError(message, container);
      return Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' });
    },
  });
  return () => configure({ getElementError });
}
