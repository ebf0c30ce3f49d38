// Puts the visitor's theme on the root element before anything is painted. The application takes over later.
(function () {
  var root = document.documentElement;
  var theme = 'light';
  try {
    var site = JSON.parse(document.getElementById('site-data').textContent);
    var key = site.brand.name.toLowerCase().replace(/\W+/g, '-') + '-theme';
    theme = localStorage.getItem(key) || theme;
  } catch {
    // Without data or storage the page is light.
  }
  var dark =
    theme === 'dark' ||
    (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.classList.remove('light', 'dark');
  root.classList.add(dark ? 'dark' : 'light');
})();
