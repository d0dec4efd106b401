const titles: [RegExp, string][] = [
  [/\bExec\.? Dir(?:\.|\b)/g, 'Executive Director'],
  [/\bexec\.? dir(?:\.|\b)/g, 'executive director'],
  [/\bDir\.(?=\s\p{Lu})/gu, 'Director'],
  [/\bCoord\.(?=\s\p{Lu})/gu, 'Coordinator'],
  [/\bMgr\.?(?=\s\p{Lu})/gu, 'Manager'],
  [/\bTreas\.(?=\s\p{Lu})/gu, 'Treasurer'],
  [/\bPres\.(?=\s\p{Lu})/gu, 'President'],
];

/** Short titles of people in full: "Exec. Dir. Mei Tran" is the Executive Director Mei Tran. */
export const expandTitles = (text: string): string =>
  titles.reduce((said, [short, full]) => said.replace(short, full), text);
