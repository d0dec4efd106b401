import { expect, test, type Page } from '@playwright/test';
import { button } from '../support/dialogs.ts';
import { uploadDocument, createApplication, getJson, callApi } from '../support/api-calls.ts';
import { organization } from '../support/fixtures.ts';
import { signIn } from '../support/sign-in.ts';
import { visit } from '../support/visit.ts';

/** Landmarks, headings and names, as screen readers receive them. Each snapshot matches part of the tree. */
test('exposes the landing and sign-in pages to assistive technology', async ({ page }) => {
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
  await visit(page, '/auth');
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
  await visit(page, '/nowhere');
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - heading "404 Page Not Found" [level=1]
  `);
});

test('exposes the signed-in pages to assistive technology', async ({ page }) => {
  await signIn(page);
  await page.goto('/dashboard');
  await test.step('a new account', () => expectTreesOfNewAccount(page));
  await test.step('the library and the profile', () => expectTreesOfLibraryAndProfile(page));
  await test.step('organizations and applications', () => expectTreesOfRecords(page));
});

async function expectTreesOfNewAccount(page: Page): Promise<void> {
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - heading "Dashboard" [level=1]
      - link "Create New Application"
      - term: Total Applications
      - definition: "0"
      - region "Recent Applications":
        - heading "Recent Applications" [level=2]
  `);
  await visit(page, '/documents');
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - heading "Document Library" [level=1]
      - heading "No documents yet" [level=2]
      - button "Upload Document"
  `);
  await visit(page, '/organizations?dialog=new');
  await expect(page.getByRole('dialog')).toMatchAriaSnapshot(`
    - dialog "Create New Organization":
      - region "Basic Information":
        - heading "Basic Information" [level=3]
        - textbox "Organization Name"
        - combobox "Organization Type"
      - region "Auto-populate from Documents (Optional)":
        - heading "Auto-populate from Documents (Optional)" [level=3]
        - button "Extract" [disabled]
      - region "Mission and Projects":
        - heading "Mission and Projects" [level=3]
      - region "Financial Information":
        - heading "Financial Information" [level=3]
      - region "Contact Information":
        - heading "Contact Information" [level=3]
  `);
  await visit(page, '/checkout');
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - heading "Complete Your Purchase" [level=1]
      - textbox "Card number"
      - button "Complete Secure Payment - $10.00"
      - region "Order Summary"
  `);
}

async function expectTreesOfLibraryAndProfile(page: Page): Promise<void> {
  await uploadDocument(page, 'bylaws.docx');
  // a load of the page, because it has already listed the documents
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
  `);
  await visit(page, '/profile');
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - link "Back to Dashboard":
        - /url: /dashboard
      - heading "Profile Settings" [level=1]
      - tablist "Profile Settings":
        - tab "Profile Information" [selected]
        - tab "Password & Security"
        - tab "Payments & Data"
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
}

async function expectTreesOfRecords(page: Page): Promise<void> {
  for (const fields of [organization, { name: 'Hill Town Library' }])
    await callApi(page, 'POST', '/api/organization', fields);
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

  const [, foodBank] = await getJson<{ id: string }[]>(page, '/api/organizations');
  await createApplication(page, { organizationId: foodBank?.id });
  await visit(page, '/dashboard?tab=applications');
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
  await visit(page, '/dashboard');
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
}
