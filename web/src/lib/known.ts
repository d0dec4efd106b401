const name = 'grantwright:known';

/**
 * Whether somebody was signed in here when the page was last open. A guess, used only to ask for
 * the right code before the server has said who is here.
 */
export function isProbablyKnown(): boolean {
  try {
    return localStorage.getItem(name) !== null;
  } catch {
    return false;
  }
}

export function rememberKnown(isKnown: boolean): void {
  try {
    if (isKnown) localStorage.setItem(name, '1');
    else localStorage.removeItem(name);
  } catch {
    // Without it the code comes a moment later.
  }
}
