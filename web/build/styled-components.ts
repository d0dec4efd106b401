/** Makes class names depend only on the file, so that the pre-rendered page and the browser agree. */
export const styledComponents = { ssr: true, displayName: false, fileName: false };
