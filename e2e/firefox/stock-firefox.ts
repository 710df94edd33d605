import { firefox, type Browser } from '@playwright/test';

/** How Playwright talks WebDriver BiDi to the browser: within this process, and no part of its public interface. */
interface Session {
  send(method: string, parameters: object): Promise<object>;
}

function sessionOf(browser: Browser): Session {
  const connection = Reflect.get(browser, '_connection');
  return Reflect.get(connection.toImpl(browser), '_browserSession');
}

/** Types as a visitor does, where Playwright would set the value of a field, which React does not notice. */
const typeText = `() => {
  Object.defineProperty(window, '__pw_bidiInsertText', {
    get: () => (text) => { document.execCommand('insertText', false, text); },
    set: () => {},
  });
}`;

/** Makes up for what a Firefox as it is shipped lacks, or does otherwise than Playwright expects. */
async function adapt(browser: Browser): Promise<void> {
  const session = sessionOf(browser);
  const sessions: Session = Object.getPrototypeOf(session);
  // oxlint-disable-next-line typescript/unbound-method -- `send.call` below binds it
  const { send } = sessions;
  // Firefox 153 has no command for it; Playwright gives every page its own media features.
  sessions.send = function sendWhatIsKnown(method, parameters) {
    if (method === 'emulation.setMediaFeaturesOverride') return Promise.resolve({});
    return send.call(this, method, parameters);
  };
  await session.send('script.addPreloadScript', { functionDeclaration: typeText });
}

/** From now on a Firefox that this process launches is one that the tests can run in. */
export function adaptFirefox(): void {
  const launch = firefox.launch.bind(firefox);
  firefox.launch = async (options) => {
    const browser = await launch(options);
    await adapt(browser);
    return browser;
  };
}
