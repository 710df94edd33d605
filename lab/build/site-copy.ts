import { buildIfChanged, type Built } from '#statelab/build/build-if-changed.ts';
import { createLabServer } from '#statelab/build/serve-lab.ts';

const building = 'The copy of the site is being built, because a file has changed.';
const failed = 'The copy of the site could not be built. The command line says why.';

/** A page that says why there is no other yet; it loads again until there is. */
const waitingPage = (sentence: string): Response =>
  new Response(
    `<!doctype html><html lang="en"><title>Machine lab</title><meta name="robots" content="noindex"><meta http-equiv="refresh" content="2"><p>${sentence}</p></html>`,
    { status: 503, headers: { 'Content-Type': 'text/html; charset=utf-8', 'Retry-After': '2' } },
  );

/** Serves the lab's copy of the site from a folder. Builds it meanwhile if a source is newer. */
export function serveSiteCopy(folder: string, built: Built, build: () => Promise<unknown>) {
  let site: ReturnType<typeof createLabServer> | undefined;
  let sentence = building;
  async function open(): Promise<void> {
    try {
      await buildIfChanged(built, async () => {
        console.log(building);
        await build();
      });
      site = createLabServer(folder);
    } catch {
      sentence = failed;
    }
  }
  void open();
  return {
    fetch: (request: Request): Response | Promise<Response> =>
      site?.fetch(request) ?? waitingPage(sentence),
  };
}
