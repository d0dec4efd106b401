const figure =
  /(?<![\d.,/%-])\d{1,3}(?:,\d{3})+(?:\.\d\d)?(?![\d%])|(?<![\d.,/-])\d{3,7}(?![\d,%/-])/g;
/** More payers than these nobody lists in one breath. */
const mostPayers = 6;

/** "signed June 2026": a year between them is none of them. */
const year = /^(?:19|20)\d\d$/;

/** Whether figures that stand one after the other come to a sum: "rest: churches 4,500, mill 2,500, breakfast 2,000". */
export const addsUpTo = (text: string, sum: number): boolean => {
  const found = [...text.matchAll(figure)];
  const figures = found.map(([each]) => each);
  // "Legion Branch 151 $1,500": beside signs, what has none is no money.
  const signed = found
    .filter(({ index }) => /[$€£]\s?$/.test(text.slice(0, index)))
    .map(([each]) => each);
  return [figures, figures.filter((each) => !year.test(each)), signed].some((some) =>
    comeTo(
      some.map((each) => Number(each.replace(/,/g, ''))),
      sum,
    ),
  );
};

const comeTo = (amounts: number[], sum: number): boolean =>
  amounts.some((_, at) => {
    let total = 0;
    return amounts.slice(at, at + mostPayers).some((amount) => {
      total += amount;
      return total === sum;
    });
  });
