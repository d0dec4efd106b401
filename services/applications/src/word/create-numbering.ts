import { AlignmentType, LevelFormat, type INumberingOptions } from 'docx';

const indentPerLevel = 400;
const levels = [0, 1, 2, 3, 4, 5, 6, 7, 8];
const bullets = ['•', '–', '▪'];
const formats = [LevelFormat.DECIMAL, LevelFormat.LOWER_LETTER, LevelFormat.LOWER_ROMAN];

const chooseForLevel = <T>(choices: T[], level: number): T => {
  const choice = choices[level % choices.length];
  if (choice === undefined) throw new Error('no choices');
  return choice;
};

const createIndent = (level: number) => ({
  paragraph: { indent: { left: indentPerLevel * (level + 1), hanging: indentPerLevel } },
});

/** Word supports nine levels per list. */
export function createNumbering(): INumberingOptions {
  return {
    config: [
      {
        reference: 'bulleted',
        levels: levels.map((level) => ({
          level,
          format: LevelFormat.BULLET,
          text: chooseForLevel(bullets, level),
          alignment: AlignmentType.LEFT,
          style: createIndent(level),
        })),
      },
      {
        reference: 'numbered',
        levels: levels.map((level) => ({
          level,
          format: chooseForLevel(formats, level),
          text: `%${level + 1}.`,
          alignment: AlignmentType.LEFT,
          style: createIndent(level),
        })),
      },
    ],
  };
}
