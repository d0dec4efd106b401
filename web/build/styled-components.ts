/** Class names that depend on the file only, so that the pre-rendered page and the browser agree. */
export const styledComponents = { ssr: true, displayName: false, fileName: false };
