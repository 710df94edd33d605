import { expect, test as base } from '@playwright/test';
import { Builder, By, Capabilities, type WebDriver } from 'selenium-webdriver';
import { origin, port } from '#e2e/site-under-test.ts';
import { runWebKit } from './run-webkit.ts';

/** A visitor with a mouse and a keyboard. Each step waits until it is possible. */
function visitorOf(driver: WebDriver) {
  async function find(name: string, within: string) {
    const part = await driver.findElement(By.css(within));
    for (const control of await part.findElements(By.css('a, button, input, select, textarea'))) {
      if ((await control.getAccessibleName().catch(String)) !== name) continue;
      // WebKit has no rectangle of what is not shown.
      if (!(await control.getRect().catch(() => false))) continue;
      await driver.executeScript('arguments[0].scrollIntoView({ block: "center" })', control);
      return control;
    }
    throw new Error(`No visible control in ${within} has the name "${name}".`);
  }
  const retry = (step: () => Promise<unknown>) => expect(async () => void (await step())).toPass();
  return {
    driver,
    async open(path: string) {
      await driver.get(origin + path);
      await retry(() => driver.findElement(By.css('html[data-hydrated]')));
    },
    press: (name: string, within = 'main') => retry(async () => (await find(name, within)).click()),
    type: (name: string, ...keys: readonly string[]) =>
      retry(async () => (await find(name, 'main')).sendKeys(...keys)),
    choose: (name: string, value: string) =>
      retry(async () =>
        (await find(name, 'main')).findElement(By.css(`[value="${value}"]`)).click(),
      ),
    /** Expects the visible text of a part of the page, or of what has the focus. */
    async read(selector: string, text: RegExp, message = selector) {
      const part = () =>
        selector === 'focus'
          ? driver.switchTo().activeElement()
          : driver.findElement(By.css(selector));
      await expect.poll(() => part().getText().catch(String), message).toMatch(text);
    },
  };
}

/** Tests in WebKitGTK, each in a session of its own. */
export const test = base.extend<
  { width: number; visitor: ReturnType<typeof visitorOf> },
  { server: { url: string; browser: string } }
>({
  width: [390, { option: true }],
  server: [
    async ({}, provide, { parallelIndex }) => {
      const driverPort = port + 2 + parallelIndex;
      const url = `http://127.0.0.1:${driverPort}`;
      const { browser, end } = await runWebKit('driver', [`--port=${driverPort}`]);
      await expect(async () => void (await fetch(`${url}/status`))).toPass();
      await provide({ url, browser });
      end();
    },
    { scope: 'worker' },
  ],
  visitor: async ({ width, server }, provide) => {
    // Without its toolbar, the browser has no least width.
    const options = { binary: server.browser, args: ['--automation', '--full-screen'] };
    const driver = await new Builder()
      .usingServer(server.url)
      .withCapabilities(
        new Capabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options }),
      )
      .build();
    await driver.manage().window().setRect({ x: 0, y: 0, width, height: 844 });
    await provide(visitorOf(driver));
    await driver.quit();
  },
});
