/** Runs React with its own chunk instead of where it is first used: two shorter tasks instead of a long one. */
import 'react-dom/client';
