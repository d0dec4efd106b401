declare global {
  interface Document {
    earlyPress?: string | undefined;
  }
}

/** What was pressed before the script was here (`index.html`), once: from now on presses are heard. */
export function takeEarlyPress(): string | undefined {
  const pressed = document.earlyPress;
  document.onclick = null;
  delete document.earlyPress;
  return pressed;
}
