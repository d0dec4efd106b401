/** "Household income about $640 a month": what those who are served live on, and nobody to be served. */
export const incomeOf = (line: string): string | undefined => {
  const [, income, much] =
    /^((?:(?:average|median|typical|household|family|monthly|yearly) )+(?:income|rent|wage))s?:? ((?:about |around |under |below )?(?:[^\s\d]{1,4})?\s?\d.*)$/i.exec(
      line,
    ) ?? [];
  return income && much ? `The ${income.toLowerCase()} is ${much}` : undefined;
};
