import { Failure } from './failure.mjs';

const oldest = [20, 19];

/** The machine's Node only has to carry npm and this script; the project runs on the one it installs. */
export function refuseOldNode(version) {
  const [major, minor] = version.split('.').map(Number);
  if (major > oldest[0] || (major === oldest[0] && minor >= oldest[1])) return;
  throw new Failure(`Dure needs Node.js ${oldest.join('.')} or newer to install itself, and this is ${version}.`);
}
