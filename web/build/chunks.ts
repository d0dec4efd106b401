/** The packages behind Radix's tabs, menus and toolbar, as patterns. */
const focusPackages = [
  'primitive',
  'react-collection',
  'react-compose-refs',
  'react-context',
  'react-direction',
  'react-id',
  'react-primitive',
  'react-roving-focus',
  'react-slot',
  'react-use-(?!size)[a-z-]+',
];

/**
 * Groups code shared by several screens into a few files, which saves requests and keeps vendor code cached across
 * releases. Groups are defined by package and folder, so new files do not require a change here. The bundler splits
 * everything else by screen.
 */
export const chunks = [
  // Code loaded by the first view of every screen.
  { name: 'vendor', priority: 3, tags: ['$initial' as const], test: /node_modules\// },
  { name: 'app', priority: 3, tags: ['$initial' as const] },
  { name: 'editor', priority: 2, test: /node_modules\/slate(?:-\w+)?\// },
  { name: 'icons', priority: 2, minShareCount: 2, test: /node_modules\/lucide-react\// },
  // Tabs, menus and the toolbar all depend on this code.
  {
    name: 'focus',
    priority: 2,
    test: new RegExp(
      `node_modules/@radix-ui/(?:${focusPackages.join('|')})/|/web/src/ui/arrow-key-navigation\\.`,
    ),
  },
  // Reads and shows documents: in the creator, a review and the saved answers, with or without an editor.
  {
    name: 'document',
    priority: 2,
    minShareCount: 2,
    test: /\/web\/src\/(?:lib\/html-to-document|editor\/view\/(?:rich-text-view|sheet-style|with-marks))\./,
  },
  // Excludes dialogs and menus, whose libraries are not needed for the first view of a screen.
  {
    name: 'shared',
    priority: 2,
    minShareCount: 6,
    test: /\/web\/src\/(?:lib|ui\/(?!(?:alert-)?dialog|edge-panel|lazy-dialog|menu|popover|tabs))/,
  },
  // Separate, so that the draft does not load the dialogs of other steps with it.
  { name: 'lazy-dialog', priority: 2, test: /\/web\/src\/ui\/lazy-dialog-button\./ },
  {
    name: 'screens',
    priority: 1,
    minShareCount: 3,
    test: /\/web\/src\/(?:domain\/(?:analyst|billing|jobs)|lib)\/|\/values\/any-of\./,
  },
  { name: 'rich-text-editor', priority: 1, minShareCount: 2, test: /\/web\/src\/editor\// },
  // Sections and rows of the steps before and after the draft, which the draft does not use.
  {
    name: 'creator-rows',
    priority: 2,
    minShareCount: 2,
    test: /\/features\/creator\/layout\/(?:add-item|collapsed-rows|focus-neighbor-row|row-layout|section|use-undo)\./,
  },
  {
    name: 'creator',
    priority: 1,
    test: /\/features\/creator\/(?:claims\/|download\/to-draft-body|layout\/|state\/|text\/)|\/submission\/(?:counting\/(?!stated-maximum\.)|sections\/(?!find-whole-limit\.))/,
  },
  {
    name: 'requirements',
    priority: 1,
    minShareCount: 2,
    test: /\/features\/creator\/requirements\/|\/submission\/checklist\//,
  },
  {
    name: 'deadline',
    priority: 1,
    minShareCount: 2,
    test: /\/web\/src\/domain\/deadline\/|\/submission\/deadline\//,
  },
];
