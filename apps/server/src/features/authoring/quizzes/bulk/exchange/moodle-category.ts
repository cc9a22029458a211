/** A name as it stands in a path of Moodle's categories: slashes of its own are doubled. */
export const asCategory = (name: string): string => name.replaceAll('/', '//');
