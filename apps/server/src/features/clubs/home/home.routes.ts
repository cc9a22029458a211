import * as endpoints from '@dure/contract/clubs/home/home.endpoints';
import { route } from '../../../kernel/http/route.ts';
import { getMyHome } from './home.service.ts';

export const homeRoutes = [route(endpoints.getMyHome, (unit) => getMyHome(unit))];
