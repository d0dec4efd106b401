/**
 * Groups code that several screens need into a few files, which saves requests and keeps vendor code cached
 * across releases.
 */
export const chunks = [
  {
    name: 'vendor',
    priority: 2,
    test: /node_modules\/(?:react|react-dom|react-router|react-router-dom|scheduler|styled-components|stylis|@tanstack)\//,
  },
  { name: 'editor', priority: 2, test: /node_modules\/slate(?:-\w+)?\// },
  { name: 'icons', priority: 2, minShareCount: 2, test: /node_modules\/lucide-react\// },
  // Tabs, menus and the toolbar need all of this code, and a single file is smaller.
  {
    name: 'focus',
    priority: 1,
    test: /node_modules\/@radix-ui\/(?:primitive|react-(?:collection|compose-refs|context|direction|id|primitive|roving-focus|slot|use-(?!size)[a-z-]+))\/|\/web\/src\/ui\/arrow-key-navigation\.ts/,
  },
  // The first view of a screen needs no dialogs, which bring a library, and signing in needs no skeletons.
  {
    name: 'shared',
    priority: 1,
    minShareCount: 8,
    test: /\/web\/src\/(?:ui\/(?!(?:alert-)?dialog\.|skeleton\.)|lib\/|layout\/)/,
  },
  {
    name: 'screens',
    priority: 1,
    test: /\/web\/src\/(?:analyst\/made-by-note|jobs\/(?:follow-job|job-path|job-text|known-jobs|use-cancel-job|use-jobs)|billing\/entitlement|lib\/(?:format|pause|save-file|stream|use-preload)|ui\/(?:card|line-clamp|load-more|next-page-error|skeleton))\.tsx?/,
  },
  {
    name: 'creator-parts',
    priority: 1,
    test: /\/web\/src\/features\/creator\/(?:layout\/(?:change-arrow|section|step-layout)|requirements\/call-files|state\/(?:get-answers|use-single-job)|text\/(?:document-labels|section-limit-text))\.tsx?|\/shared\/src\/submission\/(?:counting\/|format\/usual-format|sections\/)/,
  },
  {
    name: 'richtext',
    priority: 1,
    test: /\/web\/src\/lib\/html-to-document\.ts|\/shared\/src\/richtext\/(?:assemble|document-to-html|normalize-document|tidy-inlines)\.ts/,
  },
  // Of the editor and its popovers.
  {
    name: 'editor-parts',
    priority: 1,
    test: /\/web\/src\/editor\/(?:focus-editor|queries)\.ts/,
  },
  {
    name: 'review',
    priority: 1,
    test: /\/web\/src\/(?:review\/|lib\/copy-text\.ts)/,
  },
  {
    name: 'deadline',
    priority: 1,
    test: /\/web\/src\/deadline\/(?:deadline-line|use-minute|user-zone)\.tsx?|\/shared\/src\/submission\/deadline\//,
  },
  {
    name: 'requirements',
    priority: 1,
    test: /\/web\/src\/features\/creator\/requirements\/(?:attachment-list|expandable-quote|requirement-list)\.tsx?|\/shared\/src\/submission\/(?:ai-policy|eligibility|registration)\//,
  },
];
