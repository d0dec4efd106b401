import { expect, test } from '@playwright/test';
import { analysisOf } from '../journeys/draft.ts';
import { button } from '../support/dialogs.ts';
import { aLibraryDocument, anApplication, read, send } from '../support/records.ts';
import { signIn, signInWithOrganization } from '../support/sign-in.ts';

/** What a screen reader finds: landmarks, headings, names. Each tree is a part of the whole. */
test('what visitors hear', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('banner')).toMatchAriaSnapshot(`
    - banner:
      - navigation "Account":
        - link "Login"
        - link "Sign Up"
  `);
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - heading "AI-Powered Grant Applications for Non-Profits" [level=1]
      - link "Get Started Free"
      - button "Watch Demo"
  `);
  await page.goto('/auth');
  await expect(page.getByRole('tablist')).toMatchAriaSnapshot(`
    - tablist:
      - tab "Sign In" [selected]
      - tab "Sign Up"
  `);
  await expect(page.getByRole('tabpanel')).toMatchAriaSnapshot(`
    - tabpanel "Sign In":
      - textbox "Email"
      - textbox "Password"
      - button "Sign In"
  `);
  await page.goto('/nowhere');
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - heading "404 Page Not Found" [level=1]
  `);
});

test('what a person hears on the desk', async ({ page }) => {
  await signIn(page);
  await page.goto('/dashboard');
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - heading "Dashboard" [level=1]
      - link "Create New Application"
      - term: Total Applications
      - definition: "0"
      - region "Recent Applications":
        - heading "Recent Applications" [level=2]
  `);
  await page.goto('/documents');
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - heading "Document Library" [level=1]
      - heading "No documents yet" [level=2]
      - button "Upload Document"
  `);
  await page.goto('/organizations?dialog=new');
  await expect(page.getByRole('dialog')).toMatchAriaSnapshot(`
    - dialog "Create New Organization":
      - heading "Basic Information" [level=3]
      - textbox "Organization Name"
      - combobox "Organization Type"
      - heading "Auto-populate from Documents (Optional)" [level=3]
      - button "Extract" [disabled]
      - heading "Mission and Projects" [level=3]
      - heading "Financial Information" [level=3]
      - heading "Contact Information" [level=3]
  `);
  await page.goto('/checkout');
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - heading "Complete Your Purchase" [level=1]
      - textbox "Card number"
      - button "Complete Secure Payment - $10.00"
      - region "Order Summary"
  `);
});

test('what a person hears of organizations and applications', async ({ page }) => {
  await signInWithOrganization(page);
  await send(page, 'POST', '/api/organization', { name: 'Hill Town Library' });
  await page.goto('/organizations');
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - heading "Organizations" [level=1]
      - paragraph: Manage your organization profiles for grant applications
      - button "Add Organization"
      - list:
        - listitem:
          - heading "Hill Town Library" [level=2]
          - 'button "Set Default: Hill Town Library"'
          - button "Edit Hill Town Library"
          - button "Delete Hill Town Library"
        - listitem:
          - heading "Harbor Street Food Bank" [level=2]
          - paragraph: Non-Profit
          - text: Default
          - paragraph: /no household in Harbor County/
          - term: Budget
          - definition: $482,300
          - term: Founded
          - definition: "1998"
          - button "Edit Harbor Street Food Bank"
          - button "Delete Harbor Street Food Bank"
  `);
  await page.getByRole('button', { name: 'Delete Hill Town Library' }).click();
  await expect(page.getByRole('alertdialog')).toMatchAriaSnapshot(`
    - alertdialog "Delete Organization":
      - heading "Delete Organization" [level=2]
      - text: /This action cannot be undone/
      - button "Cancel"
      - button "Delete Organization"
  `);
  await button(page.getByRole('alertdialog'), 'Cancel').click();

  const [, foodBank] = await read<{ id: string }[]>(page, '/api/organizations');
  await anApplication(page, { organizationId: foodBank?.id });
  await page.goto('/dashboard?tab=applications');
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - heading "All Applications" [level=1]
      - link "Create Application"
      - list:
        - listitem:
          - text: Complete
          - heading "A second van" [level=2]
          - paragraph: Healthy Neighborhoods
          - paragraph: /^Created \\w+ \\d+, \\d+$/
          - link "Edit A second van"
          - button "Download A second van"
          - button "Delete A second van"
  `);
  await page.goto('/dashboard');
  await expect(page.getByRole('region', { name: 'Recent Applications' })).toMatchAriaSnapshot(`
    - region "Recent Applications":
      - list:
        - listitem:
          - link "A second van"
          - paragraph: Healthy Neighborhoods
          - text: Complete
          - button "Edit A second van"
          - button "Download A second van"
          - button "Delete A second van"
  `);
});

test('what a person hears of the library and of the account', async ({ page }) => {
  await signIn(page);
  await aLibraryDocument(page, 'bylaws.docx');
  await page.goto('/documents');
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - heading "Document Library" [level=1]
      - button "Upload Document"
      - list:
        - listitem:
          - button "Reorder bylaws.docx"
          - heading "bylaws.docx" [level=2]
          - paragraph: /DOCX · \\d+\\.\\d\\d KB · \\w+ \\d+, \\d+/
          - button "Edit name of bylaws.docx"
          - button "Delete bylaws.docx"
          - button "Move bylaws.docx"
      - status
  `);
  await page.goto('/profile');
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - link "Back to Dashboard":
        - /url: /dashboard
      - heading "Profile Settings" [level=1]
      - tablist "Profile Settings":
        - tab "Profile Information" [selected]
        - tab "Password & Security"
      - tabpanel "Profile Information":
        - textbox "Username": /writer-/
        - textbox "Email": /writer-.*@example.org/
        - term: Member since
        - definition: /\\w+ \\d+, \\d+/
        - button "Save Changes"
  `);
  await page.getByRole('tab', { name: 'Password & Security' }).click();
  await expect(page.getByRole('tabpanel')).toMatchAriaSnapshot(`
    - tabpanel "Password & Security":
      - textbox "Current Password"
      - textbox "New Password"
      - paragraph: /At least 6 characters/
      - textbox "Confirm New Password"
      - button "Update Password"
  `);
});

test('what a person hears in the creator', async ({ page }) => {
  await signInWithOrganization(page);
  await page.goto('/application-creator');
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
});

test('what a person hears in the steps that follow', async ({ page }) => {
  await signInWithOrganization(page);
  await analysisOf(page, async (step) => {
    if (step === 'step 1')
      await expect(page.getByRole('main')).toMatchAriaSnapshot(`
        - main:
          - combobox "Organization":
            - option "Choose an organization" [disabled]
            - option "Harbor Street Food Bank (Non-Profit)" [selected]
          - region "What you do":
            - heading "What you do" [level=2]
            - textbox "Organization name": Harbor Street Food Bank
            - combobox "Organization type"
            - textbox "Mission statement"
            - textbox "Past achievements"
            - textbox "Current projects"
            - textbox "Focus areas"
          - region "Money and registration":
            - textbox "Annual budget": $482,300
            - textbox "Founded year": "1998"
            - textbox "Tax ID number"
          - region "Contact"
          - region "Anything else":
            - textbox "Any additional information"
          - button "Next"
      `);
    else
      await expect(page.getByRole('main')).toMatchAriaSnapshot(`
        - main:
          - heading "Upload Grant Guidelines" [level=1]
          - tablist "Where the guidelines are":
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
  });
  await expect(page.getByRole('heading', { name: 'Grant Analysis Complete' })).toBeFocused();
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
      - term: Funder
      - definition: Riverbend Community Fund
      - term: Deadline
      - definition:
        - button /March 15, 2027/
      - term: Amount
      - definition:
        - button /\\$10,000/
      - term: Length
      - definition:
        - button /1,500 words/
      - textbox "Grant program"
      - textbox "Application title"
      - region "Key requirements":
        - heading "Key requirements" [level=2]
        - heading "Deadlines" [level=3]
        - list:
          - listitem:
            - button /March 15, 2027/
      - region "Required sections":
        - heading "Required sections" [level=2]
        - list:
          - listitem:
            - button /Organization Background at most 300 words/
      - region /question/:
        - textbox
      - region "Documents to draw passages from":
        - heading "Documents to draw passages from" [level=2]
        - paragraph: /Nothing in your library yet/
      - button "Previous"
      - button "Re-Analyze"
      - button "Save Application"
      - button "Generate Application"
  `);
  await button(page, 'Generate Application').click();
  await expect(page.getByRole('heading', { name: 'Review Generated Application' })).toBeFocused();
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - complementary "Outline":
        - list:
          - listitem:
            - button /Organization Background \\d+ of 300 words/
      - heading "Review Generated Application" [level=1]
      - paragraph: /questions are open/
      - button "Answer the next question"
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
});
