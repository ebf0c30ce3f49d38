/** The elements of HTML and those of drawings, also those that no cleaned page has. */
export const ELEMENTS: readonly string[] =
  `a abbr acronym address applet area article aside audio b base bdi bdo big blockquote
  body br button canvas caption center circle cite clippath code col colgroup data datalist dd defs
  del desc details dfn dialog dir div dl dt ellipse em embed fencedframe fieldset figcaption figure
  font footer foreignobject form frame frameset g h1 h2 h3 h4 h5 h6 head header hgroup hr html i
  iframe image img input ins kbd label legend li line lineargradient link listing main map mark
  marker marquee mask math menu meta meter nav nobr noembed noframes noscript object ol optgroup
  option output p param path pattern picture plaintext polygon polyline portal pre progress q
  radialgradient rect rp rt ruby s samp script search section select slot small source span stop
  strike strong style sub summary sup svg switch symbol table tbody td template text textarea
  textpath tfoot th thead time title tr track tspan tt u ul use var video view wbr xmp`.split(
    /\s+/,
  );
