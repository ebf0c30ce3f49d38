// React starts in a script of its own, and so in a task of its own. Starting, it makes errors; where
// DevTools are attached, as Lighthouse's are, the browser then reads all code anew that is at work,
// to know the lines. Left to the script that wants React first, that is the whole application.
import 'react-dom/client';
