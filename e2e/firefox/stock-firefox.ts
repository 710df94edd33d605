import { firefox, type Browser } from '@playwright/test';

/** Playwright’s private WebDriver BiDi connection to the browser. */
interface Session {
  send(method: string, parameters: object): Promise<object>;
}

function sessionOf(browser: Browser): Session {
  const connection = Reflect.get(browser, '_connection');
  return Reflect.get(connection.toImpl(browser), '_browserSession');
}

/** Types like a visitor. Playwright would set a field’s value, which React does not notice. */
const typeText = `() => {
  Object.defineProperty(window, '__pw_bidiInsertText', {
    get: () => (text) => { document.execCommand('insertText', false, text); },
    set: () => {},
  });
}`;

/** Works around differences between a stock Firefox and Playwright’s. */
async function adapt(browser: Browser): Promise<void> {
  const session = sessionOf(browser);
  const sessions: Session = Object.getPrototypeOf(session);
  // oxlint-disable-next-line typescript/unbound-method -- `send.call` below binds it
  const { send } = sessions;
  // Firefox 153 has no command for it; Playwright sets media features for every page.
  sessions.send = function sendWhatIsKnown(method, parameters) {
    if (method === 'emulation.setMediaFeaturesOverride') return Promise.resolve({});
    return send.call(this, method, parameters);
  };
  await session.send('script.addPreloadScript', { functionDeclaration: typeText });
}

/** Patches this process, so that the tests can run in a Firefox it launches. */
export function adaptFirefox(): void {
  const launch = firefox.launch.bind(firefox);
  firefox.launch = async (options) => {
    const browser = await launch(options);
    await adapt(browser);
    return browser;
  };
}
