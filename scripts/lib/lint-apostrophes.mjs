// The apostrophes of this project: ’ in text that people read, ' in test titles. Funders use both.

/**
 * @typedef {object} TextNode
 * @property {string} type
 * @property {{ pattern: string }} [regex]
 */

/**
 * @typedef {object} Call
 * @property {unknown} callee
 * @property {TextNode[]} arguments
 */

/**
 * @typedef {object} Context
 * @property {{ getText: (node: unknown) => string }} sourceCode
 * @property {(finding: { node: TextNode, message: string }) => void} report
 */

/** "funder's", "don't", "users' ", including escaped ones. */
const straight =
  /(?<=[a-z0-9])(?:\\?'|&apos;)(?=(?:s|t|re|ve|ll|d|m)\b)|(?<=[a-z]s)(?:\\?'|&apos;)(?= [a-z])/i;
const typographic = /(?<=[a-z])’/i;
const styleComment = /\/\*.*?\*\//gs;

/** Button labels that the specification spells with a straight apostrophe. */
const specified = ['Don&apos;t Save'];

/** Requires ’ in strings and JSX, and both forms in patterns that match text written by others. */
export const typographicApostrophes = {
  /** @param {Context} context */
  create(context) {
    /** @param {TextNode} node */
    const check = (node) => {
      const text = context.sourceCode.getText(node).replaceAll(styleComment, '');
      if (!straight.test(text) || specified.includes(text.trim())) return;
      const message = node.regex
        ? "This pattern misses typographic apostrophes. Write ['’]."
        : 'Text that people read has typographic apostrophes: ’.';
      context.report({ node, message });
    };
    return { Literal: check, TemplateElement: check, JSXText: check };
  },
};

/** Rejects ’ in test titles, which documents quote. */
export const straightTitles = {
  /** @param {Context} context */
  create(context) {
    return {
      /** @param {Call} node */
      CallExpression(node) {
        const [title] = node.arguments;
        if (!title || !/^(?:it|test|describe)\b/.test(context.sourceCode.getText(node.callee)))
          return;
        if (!/Literal$/.test(title.type) || !typographic.test(context.sourceCode.getText(title)))
          return;
        context.report({ node: title, message: "Test titles have straight apostrophes: '." });
      },
    };
  },
};
