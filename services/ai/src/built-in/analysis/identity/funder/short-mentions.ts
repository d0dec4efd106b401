const short =
  /(?<!\p{Lu}[\p{L}&'-]* )\b(?:The|the|our|Our) (Foundation|Trust|Society|Club|Council|Commission|Association|Lodge|Department|Agency|Fund|Institute|Consortium|Company|Center|Centre|College|University|City|Town|Endowment|Network|Alliance|Collective|Corporation|District|Authority|Ministry|Academy|League|Guild)\b(?! \p{Lu}| of\b| for\b)/gu;
const fewest = 2;

/** "The Society welcomes applications": whether a name is the one that a paper calls so for short. */
export const shortMentions = (body: string): ((name: string) => boolean) => {
  const counts = new Map<string, number>();
  for (const [, word = ''] of body.matchAll(short)) counts.set(word, (counts.get(word) ?? 0) + 1);
  const [most] = [...counts].sort((a, b) => b[1] - a[1]);
  const kind = most && most[1] >= fewest ? most[0] : undefined;
  return (name) => kind !== undefined && name !== kind && new RegExp(`\\b${kind}\\b`).test(name);
};
