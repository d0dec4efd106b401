const services = 'services/([^/]+)/';
const webLayers =
  'The layers of the web app: app → features → domain, editor and layout → ui → lib.';
const webTests = '\\.test\\.tsx?$';

/** Which modules may import which. Checked by `npm run check:rules`. */
export default {
  forbidden: [
    {
      name: 'no-circular-imports',
      severity: 'error',
      comment: 'Merge the two modules, or move their shared code into a third.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'services-are-independent',
      severity: 'error',
      comment:
        'Services communicate through events and internal endpoints and do not import each other.',
      from: { path: `^${services}` },
      to: { path: `^${services}`, pathNot: '^services/$1/' },
    },
    {
      name: 'shared-imports-no-service',
      severity: 'error',
      comment: 'Shared code imports no service.',
      from: { path: '^packages/shared/' },
      to: { path: '^(services|web|packages/local|e2e|bench)/' },
    },
    {
      name: 'analyst-is-pure',
      severity: 'error',
      comment: 'The analyst is pure: it opens no connection and imports no service.',
      from: { path: '^packages/analyst/src/' },
      to: {
        path: '^(services|web|packages/local|e2e|bench)/|^packages/shared/(src|dist)/(?!contract|text|richtext|submission|call-files|values)',
      },
    },
    {
      name: 'only-local-assembles',
      severity: 'error',
      comment: 'packages/local assembles the services; no service or package imports it.',
      from: { path: '^(services|web)/' },
      to: { path: '^packages/local/' },
    },
    {
      name: 'web-stays-in-the-browser',
      severity: 'error',
      comment:
        'The web imports the contract, the events, the document model, the submission rules and the files of a call, and nothing else of ours.',
      from: { path: '^web/(src|build)/' },
      to: {
        path: '^(packages|services)/',
        pathNot: '^packages/shared/(src|dist)/(contract|events|richtext|submission|call-files)/',
      },
    },
    {
      name: 'web-needs-no-server',
      severity: 'error',
      comment: 'The browser must not import the server-side document model.',
      from: { path: '^web/src/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^packages/shared/(src|dist)/richtext/server' },
    },
    {
      name: 'web-features-are-independent',
      severity: 'error',
      comment: 'Code that two features share belongs in domain, ui or lib.',
      from: { path: '^web/src/features/([^/]+)/', pathNot: webTests },
      to: { path: '^web/src/features/', pathNot: '^web/src/features/$1/' },
    },
    {
      name: 'web-creator-steps-are-independent',
      severity: 'error',
      comment:
        'Code that two steps of the creator share belongs in a folder next to them; only creator.tsx and the files next to it know every step.',
      from: {
        path: '^web/src/features/creator/(?:(step-[^/]+|send)|(?!testing)[^/]+)/',
        pathNot: webTests,
      },
      to: {
        path: '^web/src/features/creator/(?:step-[^/]+|send)/',
        pathNot: '^web/src/features/creator/$1/',
      },
    },
    {
      name: 'web-features-do-not-import-app',
      severity: 'error',
      comment: webLayers,
      from: {
        path: '^web/src/(?!app/|testing/)[^/]+/',
        pathNot: webTests,
      },
      to: { path: '^web/src/(app/|main)' },
    },
    {
      name: 'web-shared-code-does-not-import-features',
      severity: 'error',
      comment: webLayers,
      from: {
        path: '^web/src/(?!app/|features/|testing/)[^/]+/',
        pathNot: webTests,
      },
      to: { path: '^web/src/features/' },
    },
    {
      name: 'web-domain-folders-are-independent',
      severity: 'error',
      comment: webLayers,
      from: { path: '^web/src/domain/([^/]+)/', pathNot: webTests },
      to: { path: '^web/src/(layout/|editor/|domain/(?!$1/))' },
    },
    {
      name: 'web-ui-and-lib-are-the-lowest-layers',
      severity: 'error',
      comment: webLayers,
      from: { path: '^web/src/(ui|lib)/', pathNot: webTests },
      to: { path: '^web/src/(?!ui/|lib/|testing/)[^/]+/' },
    },
    {
      name: 'web-lib-does-not-render',
      severity: 'error',
      comment: webLayers,
      from: { path: '^web/src/lib/', pathNot: webTests },
      to: { path: '^web/src/ui/' },
    },
    {
      name: 'browser-safe-subpaths',
      severity: 'error',
      comment:
        'contract, events, text, richtext, submission, call-files and values also run in the browser: they import nothing from Node.',
      from: {
        path: '^packages/shared/src/(contract|events|text|richtext|submission|call-files|values)/',
        pathNot: ['\\.test\\.ts$', '^packages/shared/src/richtext/server'],
      },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'browser-safe-stays-so',
      severity: 'error',
      comment: 'Browser code imports only browser code.',
      from: {
        path: '^packages/shared/src/(contract|events|text|richtext|submission|call-files|values)/',
        pathNot: ['\\.test\\.ts$', '^packages/shared/src/richtext/server'],
      },
      to: {
        path: '^packages/shared/src/(service|messaging|mail|storage|observability|errors|testing)/',
      },
    },
    {
      name: 'errors-and-observability-are-below-adapters',
      severity: 'error',
      comment:
        'Errors, logs, metrics and traces import no adapter, so that every adapter can import them.',
      from: { path: '^packages/shared/src/(errors|observability)/', pathNot: '\\.test\\.ts$' },
      to: { path: '^packages/shared/src/(messaging|storage|mail|service|testing)/' },
    },
    {
      name: 'adapters-do-not-import-the-service',
      severity: 'error',
      comment: 'The service assembles messaging, storage and mail, which work without it.',
      from: { path: '^packages/shared/src/(messaging|storage|mail)/', pathNot: '\\.test\\.ts$' },
      to: { path: '^packages/shared/src/service/' },
    },
    {
      name: 'values-are-the-lowest-layer',
      severity: 'error',
      comment: 'The grammars of values use nothing of ours except plain characters.',
      from: { path: '^packages/shared/src/values/', pathNot: '\\.test\\.ts$' },
      to: { path: '^packages/', pathNot: '^packages/shared/src/(values/|text/to-plain-text)' },
    },
    {
      name: 'subpaths-not-deep-paths',
      severity: 'error',
      comment: 'Import another package by its name, not by a path into its folder.',
      from: { path: '^(packages|services)/([^/]+)/' },
      to: {
        path: '^(packages|services|web)/',
        pathNot: '^$1/$2/',
        dependencyTypes: ['local'],
        dependencyTypesNot: ['npm', 'aliased'],
      },
    },
    {
      name: 'no-deep-paths-from-outside',
      severity: 'error',
      comment: 'Import another package by its name, not by a path into its folder.',
      from: { path: '^(web|e2e|bench)/' },
      to: {
        path: '^(packages|services|web)/',
        pathNot: '^$1/',
        dependencyTypes: ['local'],
        dependencyTypesNot: ['npm', 'aliased'],
      },
    },
    {
      name: 'tests-are-not-imported',
      severity: 'error',
      comment: 'Product code imports no tests and no test helpers.',
      from: {
        path: '^(packages|services|web)/',
        pathNot: ['\\.test\\.tsx?$', '/test/', '/testing/', '^packages/shared/src/testing/'],
      },
      to: { path: ['\\.test\\.tsx?$', '^packages/shared/src/testing/'] },
    },
    {
      name: 'everything-resolves',
      severity: 'error',
      comment: 'Unresolved imports escape every other rule.',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|node_modules|test-results)/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['@grantwright/source', 'import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
