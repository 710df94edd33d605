/** The words of the machine lab's shell, its charts and its coverage. */
export const lab = {
  title: 'Machine lab',
  documentTitle: (page: string): string => `${page} | Waymark machine lab`,
  needsScript:
    'The machine lab needs JavaScript. Allow it for this address and load the page again.',
  skip: 'Skip to the content',
  home: {
    heading: 'Machine lab',
    lede: 'Every behaviour of the site is a machine. See it drawn, watch it run on the real page, record a visit and play it again.',
    machines: 'Machines',
    columns: ['Machine', 'What it does', 'Runs on'],
    size: (states: number, transitions: number): string =>
      `${states} states, ${transitions} transitions`,
    ofLab: 'the lab itself',
  },
  otherTools: 'Other tools',
  machine: {
    views: (machine: string): string => `Views of ${machine}`,
    tabs: {
      chart: 'Chart',
      live: 'Live',
      paths: 'Paths',
      coverage: 'Coverage',
      export: 'Export',
    },
    choose: 'Machine',
  },
  notFound: {
    heading: 'Nothing is here',
    text: (address: string): string =>
      `The lab has nothing at ${address}. The address may be misspelt, or the machine was renamed.`,
    link: 'See all machines',
  },
  chart: {
    region: (machine: string): string => `Chart of ${machine}, scrolls`,
    drawing: (machine: string, states: number, transitions: number): string =>
      `Chart of ${machine}: ${states} states and ${transitions} transitions. The outline tells the same in words.`,
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    fit: 'Fit',
    actualSize: 'Actual size',
    zoom: (percent: number): string => `${percent}%`,
    keys: 'In the chart: arrow keys move, plus and minus zoom, 0 fits.',
    download: 'Download',
    formats: { svg: 'SVG', png: 'PNG', mermaid: 'Mermaid' },
    pngFailed:
      'The browser could not draw the PNG: the chart is too large for it. Download the SVG.',
  },
  outline: {
    heading: 'Outline',
    active: 'active now',
    initial: 'begins in',
    tags: 'Tags',
    invokes: 'Invokes',
    entry: 'On entry',
    exit: 'On exit',
    guard: 'if',
    elseGuard: 'else if',
    otherwise: 'else',
    goesTo: 'goes to',
    stays: 'stays',
    reenters: 'enters anew',
    actions: 'does',
    nothing: 'does nothing, on purpose',
    requirement: 'Requirement',
    noTransitions: 'Nothing leaves it.',
    types: {
      atomic: '',
      compound: '',
      parallel: 'parallel',
      final: 'final',
      history: 'history',
    },
  },
  details: {
    heading: 'Selected',
    none: 'Choose a state in the chart or in the outline to read what it is for.',
    noDescription: 'It has no description.',
  },
} as const;
