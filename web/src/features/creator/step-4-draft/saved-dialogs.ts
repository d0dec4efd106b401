/* One file to load: the editor's list of files is part of its first view. */
export { ShareDialog } from '../reviews/share-dialog.tsx';
export { VersionsDialog } from '../versions/versions-dialog.tsx';
