/** Removes the name of the funder's website: "River Grants | Elm Fund - Elm County" becomes "River Grants". */
export function removeSiteName(title: string, funder: string): string {
  const [first = title, ...rest] = title.split(' | ');
  return rest.length > 0 && rest.every((part) => part.includes(funder)) ? first : title;
}
