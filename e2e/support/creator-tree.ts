import { expect, type Page } from '@playwright/test';

/**
 * Landmarks, headings and names of the creator's steps, as screen readers receive them. Each snapshot matches part of
 * the tree.
 */
export const expectTree = { newApplication, organization, guidelinesFile, requirements, draft };

async function newApplication(page: Page) {
  await expect(page.getByRole('navigation', { name: 'Steps' })).toMatchAriaSnapshot(`
    - navigation "Steps":
      - list:
        - listitem:
          - button "Organization"
        - listitem:
          - button "Guidelines" [disabled]
        - listitem:
          - button "Requirements" [disabled]
        - listitem:
          - button "Draft" [disabled]
      - progressbar "Step 1 of 4"
  `);
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - heading "Select Organization & Review Details" [level=1]
      - combobox "Organization"
      - button "Next" [disabled]
  `);
}

async function organization(page: Page) {
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - combobox "Organization":
        - option "Choose an organization" [disabled]
        - option "Harbor Street Food Bank (Non-Profit)" [selected]
      - textbox "Any additional information"
      - region "Basic Information":
        - heading "Basic Information" [level=2]
        - textbox "Organization Name": Harbor Street Food Bank
        - combobox "Organization Type"
      - region "Mission and Projects":
        - textbox "Mission Statement"
        - textbox "Past Achievements"
        - textbox "Current Projects"
        - textbox "Focus Areas"
      - region "Financial Information":
        - textbox "Annual Budget": $482,300
        - textbox "Founded Year": "1998"
        - textbox "Tax ID Number (EIN)"
      - region "Contact Information"
      - button "Next"
  `);
}

async function guidelinesFile(page: Page) {
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - heading "Upload Grant Guidelines" [level=1]
      - tablist "Guidelines source":
        - tab "Document library"
        - tab "Upload a file" [selected]
        - tab "Web address"
      - tabpanel "Upload a file":
        - text: Guidelines file
        - strong: healthy-neighborhoods.docx
        - text: (0.01 MB)
        - button "Guidelines file"
        - paragraph: /up to 10 MB/
      - button "Previous"
      - button "Analyze Requirements"
  `);
}

async function requirements(page: Page) {
  await expect(page.getByRole('navigation', { name: 'Steps' })).toMatchAriaSnapshot(`
    - navigation "Steps":
      - list:
        - listitem:
          - button "Organization"
        - listitem:
          - button "Guidelines"
        - listitem:
          - button "Requirements"
        - listitem:
          - button "Draft" [disabled]
      - progressbar "Step 3 of 4"
  `);
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - heading "Grant Analysis Complete" [level=1]
      - region "Before you start":
        - heading "Before you start" [level=2]
        - list:
          - listitem:
            - heading "Time left" [level=3]
            - button /March 15, 2027/
      - term: Funder
      - definition: Riverbend Community Fund
      - term: Amount
      - definition:
        - button /\\$10,000/
      - term: Length
      - definition:
        - button /1,500 words/
      - textbox "Grant program"
      - textbox "Application title"
      - region /question/:
        - textbox
      - region "Required sections":
        - heading "Required sections" [level=2]
        - list:
          - listitem:
            - button /Organization Background at most 300 words/
            - button /^Edit/
            - button /^Leave out/
        - textbox "Another section"
        - button "Add a section" [disabled]
        - button "Add a length limit"
      - region "Supporting documents":
        - heading "Supporting documents" [level=2]
        - paragraph: /no other documents yet/
      - region "Key requirements":
        - heading "Key requirements" [level=2]
        - group: /Deadlines/
      - button "Previous"
      - button "Re-Analyze"
      - button "Save Application"
      - button "Generate Application"
  `);
}

async function draft(page: Page) {
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - complementary "Outline":
        - list:
          - listitem:
            - button /Organization Background \\d+ of 300 words/
      - heading "Review Generated Application" [level=1]
      - paragraph: /open questions/
      - button "Answer the next question"
      - button "Ready to send?"
      - button "Budget"
      - toolbar "Formatting":
        - 'button "Style: Text"'
        - button "Bold"
        - button "Italic"
        - button "Bullet list"
        - button "Ordered list"
        - button "Undo" [disabled]
        - button "Redo" [disabled]
      - textbox "Application text":
        - heading "Organization Background" [level=2]
        - paragraph: /Harbor Street Food Bank/
        - heading "Statement of Need" [level=2]
        - paragraph: /NEEDS INPUT/
      - complementary "Requirements and sources":
        - tablist "Reference":
          - tab "Requirements" [selected]
          - tab "Sources"
        - tabpanel "Requirements":
          - heading "Deadlines" [level=3]
          - list
      - button "Previous"
      - button "Save Application"
      - button "Download"
  `);
}
