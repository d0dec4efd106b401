/** Downloads a blob as a file. */
export function saveFile(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // Safari reads the URL only after `click()` has returned.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
