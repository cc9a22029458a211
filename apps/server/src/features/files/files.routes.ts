import { downloadFiles } from '@dure/contract/files/files.endpoints';
import { route } from '../../kernel/http/route.ts';
import { download } from './downloads.service.ts';

export const fileRoutes = [route(downloadFiles, (unit, { query }) => download(unit, query.fileKeys))];
