/** What is said of a page that could not be had, where nothing more is known. */
export const loadFailure = {
  title: 'Error Loading Content',
  text: 'We encountered a problem loading the page content. Please try again later.',
};
