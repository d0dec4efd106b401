/*
 * What several screens share, in few files: every file is one more round trip for somebody far away
 * or on a telephone, and many small ones compress worse. A screen's own code stays in a file of its
 * own, and what a press brings later comes later. `.size-limit.mjs` holds both size and number.
 */
const lucide = 'node_modules/lucide-react/dist/esm';

const within = (...paths: string[]) => new RegExp(`/(?:${paths.join('|')})`);

export const chunks = [
  {
    name: 'base',
    priority: 5,
    test: within('node_modules/(?:react|react-dom|scheduler|styled-components|stylis|@tanstack)/'),
  },
  {
    // What a visitor's screens and those inside have in common.
    name: 'start',
    priority: 4,
    test: within(
      'web/src/ui/(?:badge|button|button-style|page|plain-toaster|spinner|state-box|error-state|empty-state|toast|toasts|tokens|visually-hidden)\\.',
      'web/src/layout/brand\\.',
      'web/src/(?:app/way|lib/(?:page-navigation|paths|session)|ui/lazy-boundary)\\.',
      'web/src/lib/(?:api|calls|errors|use-idempotency-key|known|lazy-with-retry|use-list|query|request|signed-out|use-action)\\.',
      'shared/src/contract/(?:call|constants)\\.',
      `${lucide}/(?!icons/)`,
      `${lucide}/icons/(?:check|chevron-down|circle-exclamation-point|pen-line)\\.`,
    ),
  },
  {
    // What every screen has behind the door: the ways, the bar, the icons, the small primitives.
    name: 'inside',
    priority: 3,
    minShareCount: 2,
    test: within(
      'node_modules/react-router/',
      `${lucide}/icons/`,
      'web/src/layout/(?:menu-link|menu-button|navigation|top-bar)\\.',
      'web/src/lib/(?:format|save-file|upload|use-preload|use-complete-list)\\.',
      'web/src/ui/(?:button-link|card|link|load-more|notice|progress-bar|skeleton)\\.',
    ),
  },
  { name: 'forms', priority: 2, test: within('web/src/ui/(?:field|inputs)\\.') },
  {
    // Read in step 3 and beside the text, not needed to write.
    name: 'requirements',
    priority: 2,
    minShareCount: 2,
    test: within(
      'web/src/features/creator/step-2-guidelines/document-labels\\.',
      'web/src/features/creator/step-3-requirements/(?:expandable-quote|requirement-groups|requirement-list|section-limit-text)\\.',
    ),
  },
  {
    name: 'creator',
    priority: 1,
    minShareCount: 2,
    test: within(
      'shared/src/richtext/',
      'web/src/editor/(?:gaps/parse-gaps|view/sheet-style)\\.',
      'web/src/features/creator/(?:layout/step-layout|state/|step-4-draft/generating/drafted-sections)',
      'web/src/lib/html-to-document\\.',
    ),
  },
  { name: 'editor', test: within('node_modules/slate(?:-\\w+)?/', 'web/src/editor/queries\\.') },
];
