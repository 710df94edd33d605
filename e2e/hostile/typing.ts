import type { Locator } from '@playwright/test';

/** Fills in a field as some browsers' autofill does: no key, no `input`, past React's own setter. */
export const fillWithoutInput = (field: Locator, text: string): Promise<void> =>
  field.evaluate((control: HTMLInputElement | HTMLTextAreaElement, value) => {
    Reflect.set(Object.getPrototypeOf(control), 'value', value, control);
    control.dispatchEvent(new Event('change', { bubbles: true }));
    control.dispatchEvent(new FocusEvent('blur'));
    control.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  }, text);

/** The key of every press that an input method handles itself. */
const handledKey = 229;

/** Types by an input method, whose Enter chooses a suggestion and is no Enter of the form's. */
export async function compose(field: Locator, text: string): Promise<void> {
  const page = field.page();
  await field.focus();
  const session = await page.context().newCDPSession(page);
  const composed = { text, selectionStart: text.length, selectionEnd: text.length };
  await session.send('Input.imeSetComposition', composed);
  await session.send('Input.dispatchKeyEvent', {
    type: 'rawKeyDown',
    key: 'Enter',
    code: 'Enter',
    windowsVirtualKeyCode: handledKey,
  });
  await session.send('Input.insertText', { text });
  await session.detach();
}
