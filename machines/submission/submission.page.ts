export const noPage = 'It runs within the forms, which have pages.';
