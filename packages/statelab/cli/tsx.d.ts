/** Importing it lets Node load TypeScript. */
declare module 'tsx';
