import { describe, expect, it } from 'vitest';
import { extractOf, extractedTextOf, type Rule } from '../testing/classified-documents.ts';

const missionIn = async (rules: Rule[], ...lines: (string | string[])[]) =>
  (await extractOf(rules, extractedTextOf(lines))).missionStatement;

describe('findMissions', () => {
  it('prefers a labeled sentence to an equally probable one', async () => {
    const mission = await missionIn(
      [['', 'mission', 0.5]],
      'Our values are honesty and patience in all that we do.',
      'It is good weather in the valley today.',
      'Our mission is to keep the river clean.',
    );
    expect(mission).toContain('Our mission is to keep the river clean.');
  });

  it('excludes the form label', async () => {
    const mission = await missionIn(
      [['describe', 'mission', 0.6]],
      "Briefly describe the organization's mission or most significant activities: WE TEACH CHILDREN TO READ.",
    );
    expect(mission).toBe('WE TEACH CHILDREN TO READ.');
  });

  it('includes the list that follows an introduction', async () => {
    const extractedText = extractedTextOf(['The purposes of the Larch Fund are:']);
    extractedText.blocks.push(
      { type: 'item', depth: 0, ordered: false, text: 'to plant trees' },
      { type: 'item', depth: 0, ordered: false, text: 'to teach children' },
    );
    const found = await extractOf([['purposes', 'mission', 0.6]], extractedText);
    expect(found.missionStatement).toBe('to plant trees; to teach children');
  });

  it('recognizes a mission by its wording if the model is unsure', async () => {
    const mission = await missionIn(
      [['River Fund', 'mission', 0.15]],
      'The River Fund exists to keep the river clean for everyone.',
    );
    expect(mission).toContain('exists to keep');
  });

  it('ignores the purpose of a policy', async () => {
    const mission = await missionIn(
      [['purpose', 'mission', 0.6]],
      'The purpose of this Conflict of Interest Policy is to protect the interests of all.',
    );
    expect(mission).toBeUndefined();
  });
});
