import { expect, test } from '@playwright/test';
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
