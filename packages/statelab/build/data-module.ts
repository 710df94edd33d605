/** A module that exports data under a name. */
export const dataModule = (name: string, data: unknown): string =>
  `export const ${name} = JSON.parse(${JSON.stringify(JSON.stringify(data))});\n`;
